import { useEffect, useRef, useState } from 'react'

const rows = ['One', 'Two', 'Three', 'Four'] as const

/** The least a React app can do, as the baseline for Portico: a button that opens a native dialog. */
export function BareDialog() {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) ref.current?.showModal()
  }, [isOpen])
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the bare dialog
      </button>
      {isOpen && (
        <dialog ref={ref} data-bare="" aria-labelledby="bare">
          <h2 id="bare">Bare dialog</h2>
          {rows.map((row) => (
            <button key={row} type="button">
              {row}
            </button>
          ))}
        </dialog>
      )}
    </>
  )
}
