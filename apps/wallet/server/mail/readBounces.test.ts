import { expect, test } from 'vitest'
import { readBounces } from './readBounces.js'

/** A notification as mail servers send it, about some recipients. */
const notify = (...recipients: readonly string[]) =>
  `From: MAILER-DAEMON@mx.example
To: bounces@wallet.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain

<somebody@else.example>: no such user. Action: failed
Status: 5.1.1

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Thu, 26 Nov 2026 18:00:00 +0000

${recipients.join('\n\n')}

--b1
Content-Type: message/rfc822

From: wallet@wallet.example
Final-Recipient: rfc822; third@else.example
Action: failed
Status: 5.0.0
--b1--
`.replaceAll('\n', '\r\n')

const gone = `Final-Recipient: rfc822; Ana@Lab.test
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such user`

test('an address that was given up is named, by what the wallet wrote to', () => {
  expect(readBounces(notify(gone))).toEqual([{ email: 'ana@lab.test', status: '5.1.1' }])
  const forwarded = `Original-Recipient: rfc822;<bo@lab.test>\nFinal-Recipient: rfc822; x@other.test\nAction: Failed\nStatus: 5.2.2 (full)`
  expect(readBounces(notify(gone, forwarded))).toEqual([
    { email: 'ana@lab.test', status: '5.1.1' },
    { email: 'bo@lab.test', status: '5.2.2' },
  ])
})

test.each([
  ['a delay', notify(gone.replace('failed', 'delayed').replace('5.1.1', '4.4.7'))],
  ['what was delivered', notify(gone.replace('failed', 'delivered').replace('5.1.1', '2.0.0'))],
  ['an address of another kind', notify(gone.replace('rfc822', 'x400'))],
  ['what is no address', notify(gone.replace('Ana@Lab.test', 'Ana'))],
  ['a reply that quotes a notification', `From: ana@lab.test\nContent-Type: text/plain\n\n> ${gone}`],
  ['nothing', ''],
])('%s gives up nobody', (_, message) => {
  expect(readBounces(message)).toEqual([])
})
