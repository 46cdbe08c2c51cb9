import type { Portico } from '@portico/controllers'
import { ConnectButton, PorticoProvider, useModal } from '@portico/react'

export type BenchButtonProps = { readonly portico: Portico; readonly view: 'Connect' | 'Networks' }

function Opener({ view }: Pick<BenchButtonProps, 'view'>) {
  const { open } = useModal()
  return (
    <ConnectButton>
      {({ prefetch }) => (
        <button type="button" onPointerEnter={prefetch} onClick={() => open({ view })}>
          Open {view}
        </button>
      )}
    </ConnectButton>
  )
}

/** The button whose click is measured. */
export function BenchButton({ portico, view }: BenchButtonProps) {
  return (
    <PorticoProvider portico={portico}>
      {view === 'Connect' ? <ConnectButton /> : <Opener view={view} />}
    </PorticoProvider>
  )
}
