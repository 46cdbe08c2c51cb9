import { expect, test } from 'vitest'
import { toSolanaId } from './toSolanaId.js'

test.each(['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'])(
  'writes %s as CAIP-2',
  (id) => {
    expect(toSolanaId(id)).toBe('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  },
)
