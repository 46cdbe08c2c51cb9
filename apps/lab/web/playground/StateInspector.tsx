import { usePorticoState } from '@portico/react'
import { useId } from 'react'

/** Shows the result of `getState`, with networks shortened to their ids. */
export function StateInspector() {
  const id = useId()
  const state = usePorticoState((whole) => whole)
  const networks = state.networks.slice(0, 20).map(({ caipNetworkId }) => caipNetworkId)
  const left = state.networks.length - networks.length
  const connectors = state.connectors.slice(0, 20).map(({ image: _image, ...connector }) => connector)
  const shown = {
    ...state,
    network: state.network.caipNetworkId,
    networks: left > 0 ? [...networks, `and ${left} more`] : networks,
    connectors,
  }
  return (
    <div className="lab-field">
      <label htmlFor={id}>
        <code>portico.getState()</code>
      </label>
      <textarea id={id} className="lab-code" rows={18} readOnly value={JSON.stringify(shown, undefined, 2)} />
    </div>
  )
}
