import { defineErrors } from '@portico/core'

/** Errors of making and waking an instance. */
export const instanceErrors = defineErrors({
  'instance/no-networks': { message: 'No network is left. An instance needs at least one: pass `networks`.' },
  'instance/duplicate-network': {
    message: (p: { network: string }) =>
      `Network ${p.network} is given twice. Remove one of the two from \`networks\`.`,
  },
  'instance/duplicate-adapter': {
    message: (p: { namespace: string }) => `Two adapters serve ${p.namespace}. Keep one of them in \`adapters\`.`,
  },
  'instance/invalid-option': {
    message: (p: { option: string; reason: string }) => `Option \`${p.option}\` is not usable: ${p.reason}.`,
  },
  'instance/duplicate-id': {
    message: (p: { id: string }) =>
      `Another started instance has the id '${p.id}', so both would write the same storage. Destroy it first or pass another \`id\`.`,
  },
  'instance/destroyed': {
    message: (p: { id: string }) => `The instance '${p.id}' was destroyed. Make a new one with createPortico().`,
  },
})
