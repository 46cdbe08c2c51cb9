import { Agent, request } from 'node:http'

const app = 'http://localhost:4400'
/** A message to sign, as hexadecimal bytes. */
const message = `0x${Buffer.from('Sign in to the bench').toString('hex')}`

/** Sends a request over connections that stay open, as browsers and proxies do. */
function post(agent, url, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    sent.once('error', reject)
    sent.end(JSON.stringify(body))
  })
}

/**
 * Reads an answer of the wallet's API.
 *
 * @param {string} path
 * @param {{ status: number, text: string }} answer
 * @returns {Record<string, unknown>} The answer's JSON.
 * @throws {Error} When the wallet refused. A limit would be measured in place of the wallet, so that one names itself.
 */
export function readAnswer(path, { status, text }) {
  if (status === 429) throw new Error(`A limit of the wallet refused ${path}, so nothing was measured: ${text}`)
  if (status !== 200) throw new Error(`The wallet answered ${path} with ${status}: ${text}`)
  return JSON.parse(text)
}

/**
 * Creates people who use a wallet, each in a browser and a network of their own, so that no limit of one is met.
 *
 * @param {{ url: string, projectId: string, mails: { takeCode: (email: string) => string }, atATime: number }} options
 *   `atATime`: how many requests are made at a time, at most.
 */
export function createWalletClient({ url, projectId, mails, atATime }) {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime })
  let people = 0

  /** Asks as the wallet's own page does, from behind a proxy. */
  async function ask({ device, ip, token }, path, body) {
    const headers = {
      ...{ origin: url, 'content-type': 'application/json', 'x-project-id': projectId, 'x-device': device },
      ...{ 'x-forwarded-for': ip, ...(token && { authorization: `Bearer ${token}` }) },
    }
    return readAnswer(path, await post(agent, `${url}/api/${path}`, headers, { app, ...body }))
  }

  return {
    /** @returns Somebody who has no wallet yet. */
    createPerson() {
      const number = people++
      const ip = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
      return { email: `person-${number}@wallet.example`, device: `${number}`.padStart(43, 'd'), ip }
    },
    /** @returns The same person, with a session. */
    async logIn({ email, device, ip }) {
      const person = { email, device, ip }
      const { login } = await ask(person, 'login/start', { email })
      const { token } = await ask(person, 'login/finish', { email, login, otp: mails.takeCode(email) })
      return { ...person, token }
    },
    /** @returns The same person, with the address of their account. */
    async look(person) {
      const { addresses } = await ask(person, 'user', {})
      return { ...person, account: addresses.eip155 }
    },
    sign: (person) => ask(person, 'sign', { account: person.account, kind: 'message', bytes: message }),
    close: () => agent.destroy(),
  }
}
