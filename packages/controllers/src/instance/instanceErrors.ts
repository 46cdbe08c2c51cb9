import { defineErrors } from '@portico/core'

/** Errors of creating and starting an instance. */
export const instanceErrors = defineErrors({
  'instance/no-networks': { message: 'No network: pass at least one in `networks`.' },
  'instance/duplicate-network': {
    message: (p: { networkId: string }) => `Network ${p.networkId} is given twice. Remove one.`,
  },
  'instance/duplicate-adapter': {
    message: (p: { namespace: string }) => `Adapter ${p.namespace} is given twice. Remove one.`,
  },
  'instance/invalid-option': {
    message: (p: { option: string; value: unknown }) => `Option \`${p.option}\` is not usable: ${p.value}`,
  },
  'instance/duplicate-id': {
    message: (p: { id: string }) =>
      `A started instance has the id '${p.id}' and its storage. Destroy it or pass another \`id\`.`,
  },
  'instance/destroyed': {
    message: (p: { id: string }) => `Instance '${p.id}' was destroyed. Make a new one.`,
  },
})
