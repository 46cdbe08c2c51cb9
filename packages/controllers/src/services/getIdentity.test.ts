import { mainnet, solana } from '@portico/core/networks'
import { createFakeAdapter } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { createPortico } from '../assembly/createPortico.js'
import { getIdentity } from './getIdentity.js'

describe('getIdentity', () => {
  it('is what hosted services know, and Portico’s own at a host of yours', () => {
    const adapters = [createFakeAdapter(), createFakeAdapter({ namespace: 'solana' })]
    const services = { catalogue: 'http://localhost:1' }
    const portico = createPortico({ networks: [mainnet, solana], adapters, services })
    expect(getIdentity(portico, 'blockchainApi')).toEqual({ st: 'appkit', sv: 'react-ethers,solana-1.7.6' })
    expect(getIdentity(portico, 'catalogue')).toEqual({ st: 'portico', sv: 'react-ethers,solana-1' })
  })

  it('is the option’s where there is one', () => {
    const portico = createPortico({ networks: [mainnet], identity: { type: 'shop', version: '2' } })
    expect(getIdentity(portico, 'pulse')).toEqual({ st: 'shop', sv: 'react-universal-2' })
  })
})
