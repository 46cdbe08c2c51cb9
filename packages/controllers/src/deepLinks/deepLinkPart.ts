import { deepLinkChoiceKey } from '@portico/core'
import { definePart } from '../instance/definePart.js'
import { internals } from '../instance/Portico.js'
import { isRelayed } from './isRelayed.js'

/** Forgets the remembered wallet app with the last connection over WalletConnect. Holds the end of the watch. */
export const deepLinkPart = definePart<() => void>({
  key: 'deepLink',
  create: (portico) =>
    portico.on('disconnect', () => {
      const { store, stores } = portico[internals]
      const names = Object.keys(stores.connection.namespaces)
      if (!names.some((namespace) => isRelayed(portico, namespace))) store.remove(deepLinkChoiceKey)
    }),
  dispose: (stop) => stop(),
})
