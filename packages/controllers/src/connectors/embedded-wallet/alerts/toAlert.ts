import type { PorticoError } from '@portico/core'
import type { WalletAlert } from '../state/WalletAlert.js'

const lost = { code: 'IFRAME_LOAD_FAILED', nextStep: 'check-frame' } as const

/** Alerts by the code of their error. */
const alerts: Readonly<Record<string, Omit<WalletAlert, 'cause'>>> = {
  'embedded-wallet/network-not-found': { code: 'NETWORK_NOT_FOUND', nextStep: 'choose-network' },
  'embedded-wallet/origin-not-allowed': { code: 'INVALID_APP_CONFIGURATION', nextStep: 'check-app' },
  'embedded-wallet/project-id-invalid': { code: 'INVALID_APP_CONFIGURATION', nextStep: 'check-app' },
  'embedded-wallet/project-id-missing': { code: 'PROJECT_ID_NOT_CONFIGURED', nextStep: 'check-app' },
  'embedded-wallet/session-expired': { code: 'SESSION_EXPIRED', nextStep: 'log-in' },
  'frame/dependency-failed': lost,
  'frame/load-failed': lost,
  'frame/not-set': lost,
  'frame/request-timeout': { code: 'IFRAME_REQUEST_TIMEOUT', nextStep: 'retry' },
}

/** Returns the alert for an error, or `undefined` if only the caller needs to know. */
export function toAlert(cause: PorticoError): WalletAlert | undefined {
  const alert = Object.hasOwn(alerts, cause.code) ? alerts[cause.code] : undefined
  return alert && { ...alert, cause }
}
