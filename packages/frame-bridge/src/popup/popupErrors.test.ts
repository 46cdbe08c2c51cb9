import { expect, test } from 'vitest'
import { popupErrors } from './popupErrors.js'

test('says what happened, to which origin, and what to do', () => {
  const origin = 'https://app.example'
  const errors = [
    popupErrors('popup/opener-refused', { origin }),
    popupErrors('popup/opener-gone'),
    popupErrors('popup/closed'),
  ]
  expect(errors.map(({ message }) => message)).toEqual([
    "The popup was opened by https://app.example, which the project does not allow. Add it to the project's origins.",
    'The popup has no opener any more. A Cross-Origin-Opener-Policy of the app or the provider may have cut it off.',
    'The popup was closed before the login ended.',
  ])
})
