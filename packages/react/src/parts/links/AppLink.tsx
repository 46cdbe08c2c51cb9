import { getOpenWalletLink, readEnvironment } from '@portico/controllers/ui'
import { type ReactElement, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { LinkButton } from './LinkButton.js'

/**
 * Links to the app of the connected wallet, where a request is waiting. Renders nothing if there is no such app, as for
 * a wallet in this browser.
 */
export function AppLink({ label }: { readonly label: string }): ReactElement | null {
  const portico = usePorticoInstance()
  const [link] = useState(() => getOpenWalletLink(portico, { environment: readEnvironment() }))
  if (!link) return null
  return (
    <LinkButton variant="secondary" href={link.href} target={link.target}>
      {label}
    </LinkButton>
  )
}
