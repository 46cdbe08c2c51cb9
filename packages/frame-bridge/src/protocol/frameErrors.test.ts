import { describe, expect, test } from 'vitest'
import { frameErrors } from './frameErrors.js'

const name = 'GET_USER'

describe('frameErrors', () => {
  test.each([
    [frameErrors('frame/load-failed'), 'iframe_load_failed', undefined],
    [frameErrors('frame/request-timeout', { name }), 'iframe_request_timeout', undefined],
    [frameErrors('frame/dependency-failed'), 'Unable to load email login dependency', undefined],
    [frameErrors('frame/not-set'), 'W3mFrame: iframe is not set', undefined],
    [frameErrors('frame/parent-not-set'), 'W3mFrame: parent is not set', undefined],
    [frameErrors('frame/rpc-not-allowed'), 'Requested RPC call is not allowed', 4200],
    [frameErrors('frame/action-not-allowed'), 'Action not allowed', 4200],
    [frameErrors('frame/rpc-aborted'), 'Request was aborted', 4001],
    [frameErrors('frame/aborted'), 'Something went wrong', undefined],
    [frameErrors('frame/error-reply', { name, message: 'Not today' }), 'Not today', undefined],
    [frameErrors('frame/error-reply', { name }), 'An error occurred', undefined],
    [frameErrors('frame/cooldown', { seconds: 30 }), 'Please try again after 30 seconds', undefined],
  ])('has the texts and codes of the wire: %s', (error, message, rpcCode) => {
    expect([error.message, error.rpcCode]).toEqual([message, rpcCode])
  })

  test.each([
    [frameErrors('frame/invalid-origin', { origin: 'x:' }), '"x:" is not the http(s) origin of a wallet.'],
    [
      frameErrors('frame/same-origin', { origin: 'https://app.example' }),
      '"https://app.example" is the app\'s own origin, where a sandbox keeps nothing apart. Host the wallet on another site.',
    ],
    [
      frameErrors('frame/invalid-request', { name, path: 'chainId' }),
      'The payload of GET_USER is not valid at "chainId".',
    ],
    [frameErrors('frame/invalid-reply', { name }), "The frame's reply to GET_USER is not valid."],
    [frameErrors('frame/too-large', { name }), 'The payload of GET_USER is too large or no plain data.'],
    [frameErrors('frame/outcome-unknown', { name }), 'The frame does not know whether it has carried out GET_USER.'],
    [frameErrors('frame/reloaded', { name }), 'The frame was reloaded before it replied to GET_USER.'],
  ])('says what it is about: %s', (error, message) => {
    expect(error.message).toBe(message)
  })
})
