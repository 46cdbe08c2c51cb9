import type { FrameClient } from '@portico/frame-bridge'
import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import { resolveMetadata } from '../../../instance/resolveMetadata.js'
import { getIdentity } from '../../../services/getIdentity.js'
import { resolveTheme } from '../../../theme/resolveTheme.js'
import { toFrameTheme } from './toFrameTheme.js'

/**
 * Sends the app's name and theme to the frame, the theme again when it changes, and both again to a new document of the
 * frame. Returns the unsubscribe.
 */
export function syncApp(portico: Portico, client: FrameClient): () => void {
  const { context, logger, stores } = getInternals(portico)
  // Requests sent before the frame is ready reach its first document.
  let isTold = !client.isReady()
  const warn = (error: unknown) => {
    isTold = false
    logger.warn('telling the frame about the app failed', error)
  }
  const { st, sv } = getIdentity(portico, 'frame')
  const { projectId = '' } = context
  const metadata = resolveMetadata(context.metadata)
  const syncDapp = () => {
    client
      .syncDappData({ metadata: { ...metadata, icons: [...metadata.icons] }, sdkType: st, sdkVersion: sv, projectId })
      .catch(warn)
  }
  const dark = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)')
  const syncTheme = () => {
    const themeMode = resolveTheme({ theme: stores.theme }, dark?.matches ?? false)
    client.syncTheme(toFrameTheme(themeMode, stores.theme.variables)).catch(warn)
  }
  syncDapp()
  syncTheme()
  const stopReady = client.on('ready', () => {
    if (!isTold) {
      syncDapp()
      syncTheme()
    }
    isTold = false
  })
  dark?.addEventListener('change', syncTheme)
  const stop = subscribe(stores.theme, syncTheme)
  return () => {
    stop()
    stopReady()
    dark?.removeEventListener('change', syncTheme)
  }
}
