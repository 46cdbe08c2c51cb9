import { expect, test } from 'vitest'
import { findTightPeers } from './findTightPeers.mjs'

const withPeer = (range) => [{ name: 'a', peerDependencies: { b: range, react: '^18.0.0' } }, { name: 'b' }]

test('a peer of the workspace needs a range that holds its minor versions', () => {
  expect(findTightPeers(withPeer('workspace:>=0.0.0 <1.0.0'))).toEqual([])
  for (const range of ['workspace:^', 'workspace:~', 'workspace:*', 'workspace:^0.1.0'])
    expect(findTightPeers(withPeer(range))).toEqual([
      `a: its peer b needs a range such as workspace:>=0.0.0 <1.0.0, not ${range}`,
    ])
})
