import type { ComponentType } from 'react'
import { ConsentGate } from './ConsentGate.js'

/** Puts a view behind the acceptance of the app's terms, however the view was opened. */
export function withConsent<props extends object>(View: ComponentType<props>): ComponentType<props> {
  return function Guarded(props) {
    return (
      <ConsentGate>
        <View {...props} />
      </ConsentGate>
    )
  }
}
