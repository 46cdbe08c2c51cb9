import {
  type CloseModalParameters,
  closeModal,
  type OpenModalParameters,
  openModal,
  type ViewName,
} from '@portico/controllers'
import { useMemo } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'

/** What `useModal` returns. */
export type UseModalReturnType = {
  readonly isOpen: boolean
  /** The view on top; `undefined` while closed, and while the modal's code is being loaded. */
  readonly view: ViewName | undefined
  /** Opens the modal, by default with Connect or Account. */
  readonly open: (parameters?: OpenModalParameters) => void
  /** Closes the modal. Returns whether it is closed. */
  readonly close: (parameters?: CloseModalParameters) => boolean
}

/**
 * Opens and closes the modal.
 *
 * @example
 * const { open } = useModal()
 * return <button onClick={() => open({ view: 'Networks' })}>Networks</button>
 */
export function useModal(): UseModalReturnType {
  const portico = usePorticoInstance()
  const { open: isOpen, view } = usePorticoState((state) => state.modal)
  const commands = useMemo(
    () => ({
      open: (parameters?: OpenModalParameters) => openModal(portico, parameters),
      close: (parameters?: CloseModalParameters) => closeModal(portico, parameters),
    }),
    [portico],
  )
  return { isOpen, view, ...commands }
}
