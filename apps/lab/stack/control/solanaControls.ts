import type { SolanaFaults } from '../solana/SolanaFaults.js'
import type { Solana } from '../solana/startSolana.js'
import { type Control, type ControlBody, ControlError } from './Control.js'
import { readMethods, readNumber, readRetryAfter, readSpace } from './readValues.js'

function readError({ error }: ControlBody): SolanaFaults['error'] {
  if (error === undefined) return undefined
  const [code, message, data] = ['code', 'message', 'data'].map((name) =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined,
  )
  if (typeof code !== 'number' || typeof message !== 'string')
    throw new ControlError('"error" must be { code, message, data? }')
  return { code, message, data }
}

function readFaults(body: ControlBody): SolanaFaults {
  const wrongs = {
    down: body.down === true || undefined,
    status: readNumber(body, 'status', 400),
    error: readError(body),
    delayMs: readNumber(body, 'delayMs', 0),
    minPriorityFee: readNumber(body, 'minPriorityFee', 0),
    loseTransactions: readNumber(body, 'loseTransactions', 1),
    blockhashLifetime: readNumber(body, 'blockhashLifetime', 0),
    landAfterSlots: readNumber(body, 'landAfterSlots', 0),
    confirmAfterSlots: readNumber(body, 'confirmAfterSlots', 0),
    loseNotifications: body.loseNotifications === true || undefined,
  }
  if (Object.values(wrongs).every((value) => value === undefined)) {
    const names = Object.keys(wrongs).map((name) => `"${name}"`)
    throw new ControlError(`one of "drop", ${names.join(', ')} or "off" is needed`)
  }
  return { ...wrongs, retryAfter: readRetryAfter(body), methods: readMethods(body) }
}

/** Creates the controls of the Solana chain: faults and counts of one space, and the slots, which all spaces share. */
export function solanaControls(solana: Solana): Readonly<Record<string, Control>> {
  return {
    '/control/solana'(body) {
      const space = readSpace(body)
      if (body.drop === true) solana.dropSockets(space)
      else solana.setFaults(body.off === true ? {} : readFaults(body), space)
    },
    '/control/solana/state': (body) => solana.getState(readSpace(body)),
    '/control/solana/advance': (body) => solana.advance(readNumber(body, 'slots', 1) ?? 1),
  }
}
