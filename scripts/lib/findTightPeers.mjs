/**
 * Finds packages of the workspace that are peers of another one by a range which their next minor version leaves. Such a
 * release would make the other one's next version a major one, though nothing of it changed.
 *
 * @param {readonly { name: string, peerDependencies?: Record<string, string> }[]} manifests
 * @returns {string[]} One sentence per peer.
 */
export function findTightPeers(manifests) {
  const names = manifests.map(({ name }) => name)
  return manifests.flatMap(({ name, peerDependencies = {} }) =>
    Object.entries(peerDependencies)
      .filter(([peer, range]) => names.includes(peer) && !/^workspace:>=\S+ <\d+\.0\.0$/.test(range))
      .map(([peer, range]) => `${name}: its peer ${peer} needs a range such as workspace:>=0.0.0 <1.0.0, not ${range}`),
  )
}
