import { embeddedWalletPart } from '@portico/controllers/ui'
import { usePartState } from '../../../bindings/usePartState.js'
import { useMessages } from '../../../i18n/useMessages.js'

/** Returns the title of the request; most requests are transactions. */
export function useApproveTitle(): string {
  const text = useMessages('embeddedWallet')
  const { requestMethod = '' } = usePartState(embeddedWalletPart)
  if (/signMessage$|^personal_sign$/.test(requestMethod)) return text.approveMessage
  if (requestMethod.startsWith('eth_signTypedData')) return text.approveData
  return requestMethod.endsWith('Permissions') ? text.approvePermissions : text.approveTitle
}
