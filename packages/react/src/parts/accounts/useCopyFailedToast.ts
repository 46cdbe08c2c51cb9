import { showToast } from '@portico/controllers'
import { useCallback } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/** Returns a callback that tells the user that the browser did not allow copying. */
export function useCopyFailedToast(): () => void {
  const portico = usePorticoInstance()
  return useCallback(() => showToast(portico, { variant: 'error', code: 'copy-failed' }), [portico])
}
