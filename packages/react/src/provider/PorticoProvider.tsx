import type { Portico } from '@portico/controllers'
import { type ReactNode, useMemo, useState } from 'react'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { useBeforePaint } from '../bindings/useBeforePaint.js'
import { ModalLoader } from '../modal/ModalLoader.js'

/** Props of `PorticoProvider`. */
export type PorticoProviderProps = {
  /** What `createPortico` returned. The provider wakes it and never ends it: its creator does. */
  readonly portico: Portico
  /** BCP 47 tag of Portico's texts. Default: the instance's `locale`, else the document's language, else English. */
  readonly locale?: string | undefined
  readonly children?: ReactNode
}

/**
 * Hands an instance to hooks and buttons below it and shows its modal.
 *
 * @example
 * <PorticoProvider portico={portico}>
 *   <ConnectButton />
 * </PorticoProvider>
 */
export function PorticoProvider({ portico, locale, children }: PorticoProviderProps) {
  const [isNeeded, setNeeded] = useState<boolean>()
  const value = useMemo(() => ({ portico, locale, needModal: () => setNeeded(true) }), [portico, locale])
  useBeforePaint(() => {
    portico.start()
    // Rendering again at once makes what `start` has read, such as a stored account, part of the first frame.
    setNeeded((needed) => needed ?? false)
  }, [portico])
  return (
    <PorticoContext.Provider value={value}>
      {children}
      <ModalLoader key={portico.id} isNeeded={isNeeded} />
    </PorticoContext.Provider>
  )
}
