import { ApiError } from '../ApiError.js'

/**
 * Returns one of the networks that the wallet was set up for.
 *
 * @throws ApiError 400 If it knows none with that id.
 */
export function findNetwork<network extends { readonly id: string | number }>(
  networks: readonly network[],
  id: network['id'],
): network {
  const found = networks.find((each) => each.id === id)
  if (found) return found
  throw new ApiError(400, 'chain/unknown', 'The wallet does not know this network')
}
