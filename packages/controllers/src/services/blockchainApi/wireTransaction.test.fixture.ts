/** A transaction as the data service sends it, without transfers. */
export const wireTransaction = {
  id: 't1',
  metadata: {
    operationType: 'send',
    hash: '0xaa',
    chain: 'eip155:1',
    minedAt: '2026-01-02T03:04:05Z',
    sentFrom: '0x1111111111111111111111111111111111111111',
    sentTo: '0x2222222222222222222222222222222222222222',
    status: 'confirmed',
    nonce: 3,
  },
}
