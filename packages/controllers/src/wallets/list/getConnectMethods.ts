import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import type { ConnectMethod } from '../../instance/PorticoOptions.js'
import { resolveFeatures } from '../../instance/resolveFeatures.js'

const defaultOrder: readonly ConnectMethod[] = ['email', 'social', 'wallet']

/**
 * Returns the available ways to connect, in the order of the option `connectMethodsOrder` (default email, social,
 * wallet). Email and social logins need their connector.
 *
 * @param portico The instance.
 * @param options A namespace the logins must serve. Default: any.
 */
export function getConnectMethods(
  portico: Portico,
  { namespace }: { readonly namespace?: ChainNamespace | undefined } = {},
): readonly ConnectMethod[] {
  const { options } = portico[internals]
  const { connectMethodsOrder, email, socials } = resolveFeatures(portico)
  const hasLogin = portico
    .getState()
    .connectors.some(({ type, namespaces }) => type === 'AUTH' && (!namespace || namespaces.includes(namespace)))
  const offered: Record<ConnectMethod, boolean> = {
    email: hasLogin && email,
    social: hasLogin && socials !== false && socials.length > 0,
    wallet: options.enableWallets,
  }
  return [...new Set([...connectMethodsOrder, ...defaultOrder])].filter((method) => offered[method])
}
