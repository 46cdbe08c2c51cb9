import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import type { AccountNameState } from './AccountNameState.js'

/** The name form of an instance, a valtio proxy. */
export const accountNamePart = definePart<AccountNameState>({
  key: 'accountName',
  create: () => proxy(createAccountNameState()),
})

/** What the name form waits for: a newer check ends the earlier one, a newer attempt counts instead of the earlier one. */
export const accountNameWorkPart = definePart<{ check: AbortController; attempt: object }>({
  key: 'accountNameWork',
  create: () => ({ check: new AbortController(), attempt: {} }),
  dispose: ({ check }) => check.abort(),
})

/** Returns an empty name form. */
export function createAccountNameState(): AccountNameState {
  return {
    address: undefined,
    owned: undefined,
    text: '',
    name: undefined,
    availability: 'empty',
    problem: undefined,
    suggestions: [],
    suggestionsStatus: 'idle',
    phase: 'draft',
    declined: false,
    error: undefined,
  }
}
