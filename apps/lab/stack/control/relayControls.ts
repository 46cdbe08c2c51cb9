import { setTimeout as wait } from 'node:timers/promises'
import type { Relay } from '../relay/startRelay.js'
import { type Control, ControlError } from './Control.js'
import { readNumber, readSpace } from './readValues.js'

/** Close code 1012 (service restart, RFC 6455 registry), after which clients reconnect. */
const restartCode = 1012

/** Creates the controls of the relay: `relay` changes one space and returns its counts. */
export function relayControls(relay: Relay): Readonly<Record<string, Control>> {
  const act: Control = async (body) => {
    const space = readSpace(body) ?? ''
    if (body.drop === true) return relay.drop({ space })
    if (body.off === true) return relay.setFaults({}, space)
    if (body.restart === true) {
      relay.setFaults({ down: true }, space)
      relay.drop({ space, code: restartCode })
      await wait(readNumber(body, 'downMs', 0) ?? 0)
      return relay.setFaults({}, space)
    }
    const faults = {
      delayMs: readNumber(body, 'delayMs', 0),
      down: body.down === true,
      refuse: readNumber(body, 'refuse', 400),
      refuseAfterMs: readNumber(body, 'refuseAfterMs', 0),
      loseAcknowledgements: body.loseAcknowledgements === true,
      loseReplies: body.loseReplies === true,
    }
    const { delayMs, down, refuse, loseAcknowledgements, loseReplies } = faults
    if (delayMs === undefined && refuse === undefined && !down && !loseAcknowledgements && !loseReplies)
      throw new ControlError(
        'one of "drop", "restart", "down", "refuse", "delayMs", "loseAcknowledgements", "loseReplies" or "off" is needed',
      )
    relay.setFaults(faults, space)
    if (down) relay.drop({ space })
  }
  return {
    '/control/relay': act,
    '/control/relay/state': (body) => relay.getState(readSpace(body)),
  }
}
