import { getOpenWalletLink, readEnvironment } from '@portico/controllers/ui'
import { type ReactElement, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { LinkButton } from './LinkButton.js'

/**
 * Leads to the app of the connected wallet, for a request that waits there. Draws nothing where there is no such app, as
 * with a wallet in this browser.
 */
export function OpenWalletLink({ label }: { readonly label: string }): ReactElement | null {
  const portico = usePorticoInstance()
  const [link] = useState(() => getOpenWalletLink(portico, { environment: readEnvironment() }))
  if (!link) return null
  return (
    <LinkButton variant="secondary" href={link.href} target={link.target}>
      {label}
    </LinkButton>
  )
}
