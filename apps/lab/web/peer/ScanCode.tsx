import { type ChangeEvent, useState } from 'react'
import { Camera } from './Camera.js'
import { readCode } from './readCode.js'

export type ScanCodeProps = { readonly onLink: (link: string) => void }

/** Reads a pairing link from an image or the camera. */
export function ScanCode({ onLink }: ScanCodeProps) {
  const [problem, setProblem] = useState('')
  const [isFilming, setFilming] = useState(false)

  function take(text: string | undefined): void {
    setFilming(false)
    setProblem(text === undefined ? 'There is no code in this picture.' : '')
    if (text !== undefined) onLink(text)
  }

  async function readFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0]
    if (!file) return
    // Allows selecting the same file again.
    target.value = ''
    const bitmap = await createImageBitmap(file).catch(() => undefined)
    if (!bitmap) return setProblem('This file is no picture.')
    take(await readCode(bitmap, bitmap))
    bitmap.close()
  }

  return (
    <div className="peer-scan">
      <label className="lab-field">
        Picture of a code
        <input type="file" accept="image/*" onChange={readFile} />
      </label>
      <button type="button" className="lab-button" onClick={() => setFilming(!isFilming)}>
        {isFilming ? 'Stop the camera' : 'Use the camera'}
      </button>
      {isFilming && <Camera onText={take} onProblem={setProblem} />}
      <p role="status" aria-label="Scan" className="lab-status">
        {problem}
      </p>
    </div>
  )
}
