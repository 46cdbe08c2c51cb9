import { defineErrors } from '@portico/core'

/** Errors of creating and starting an instance. */
export const instanceErrors = defineErrors({
  'instance/no-networks': { message: 'No network: pass at least one in `networks`.' },
  'instance/duplicate-network': {
    message: (p: { networkId: string }) => `Network ${p.networkId} is given twice. Remove one.`,
  },
  'instance/invalid-option': {
    message: (p: { option: string; value: unknown }) => `Option \`${p.option}\` is not usable: ${p.value}`,
  },
  'instance/duplicate-id': {
    message: (p: { id: string }) => `Instance '${p.id}' is started already. Destroy it or pass another \`id\`.`,
  },
  'instance/destroyed': {
    message: (p: { id: string }) => `Instance '${p.id}' was destroyed. Make a new one.`,
  },
})
