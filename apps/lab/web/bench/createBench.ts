import { evmAdapter } from '@portico/adapter-evm'
import { createPortico, type Portico } from '@portico/controllers'
import { memoryStorage } from '@portico/core'
import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { announceWallets } from '../labWallet/announceWallets.js'
import { createInertWallets } from '../labWallet/createInertWallets.js'
import { createManyNetworks } from '../options/createManyNetworks.js'
import { createLabNetworks } from '../page/createLabNetworks.js'
import { createLabServices } from '../page/createLabServices.js'
import { BareDialog } from './BareDialog.js'
import { BenchButton } from './BenchButton.js'
import { type Measure, measureClick } from './measureClick.js'
import { waitForQuiet } from './waitForQuiet.js'

/** Measurements of this page, also at `window.bench`. Each creates and destroys its own instance. */
export type Bench = {
  /** Time from the click on the button until Connect is painted, with its code already loaded. */
  openConnect(): Promise<Measure>
  /** The same for a bare React dialog. */
  openBareDialog(): Promise<Measure>
  /** @param count Networks in addition to the local ones. Default 1,000. */
  openNetworks(count?: number): Promise<Measure>
  /** @param count Announced wallets in addition to the lab wallet. Default 500. */
  openWallets(count?: number): Promise<Measure>
  /** Median time of `createPortico` and `start` over some rounds. */
  createAndStart(rounds?: number): { readonly ms: number }
}

async function show<result>(content: ReactNode, run: (place: HTMLElement) => Promise<result>): Promise<result> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(content)
  try {
    while (!place.querySelector('button')) await new Promise((resolve) => requestAnimationFrame(resolve))
    return await run(place)
  } finally {
    root.unmount()
    place.remove()
  }
}

export function createBench(manifest: LabManifest): Bench {
  const [first, ...others] = createLabNetworks(manifest)
  const rpc = first.rpcUrls.default.http[0] ?? location.origin
  const create = (count = 0): Portico =>
    createPortico({
      id: `bench-${crypto.randomUUID()}`,
      networks: [first, ...others, ...createManyNetworks(count, rpc)],
      adapters: [evmAdapter()],
      services: createLabServices(manifest),
      storage: memoryStorage(),
    })

  async function measureOpen(portico: Portico, view: 'Connect' | 'Networks', text: RegExp): Promise<Measure> {
    const find = () => document.querySelector(`dialog[data-portico-id="${portico.id}"][open]`)
    try {
      return await show(createElement(BenchButton, { portico, view }), async (place) => {
        const button = place.querySelector('button')
        if (!button) throw new Error('There is no button')
        button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        await waitForQuiet(400)
        return measureClick(
          button,
          () => find() !== null,
          () => text.test(find()?.textContent ?? ''),
        )
      })
    } finally {
      portico.destroy()
    }
  }

  return {
    openConnect: () => measureOpen(create(), 'Connect', /Lab Wallet/),
    openBareDialog: () =>
      show(createElement(BareDialog), (place) => {
        const button = place.querySelector('button')
        if (!button) throw new Error('There is no button')
        const find = () => document.querySelector('dialog[data-bare][open]')
        return measureClick(
          button,
          () => find() !== null,
          () => /Four/.test(find()?.textContent ?? ''),
        )
      }),
    openNetworks: (count = 1_000) => measureOpen(create(count), 'Networks', /Network \d{4}/),
    async openWallets(count = 500) {
      const portico = create()
      const stop = announceWallets(createInertWallets(count))
      return measureOpen(portico, 'Connect', /Wallet \d{3}/).finally(stop)
    },
    createAndStart(rounds = 20) {
      const times = Array.from({ length: rounds }, () => {
        const start = performance.now()
        const portico = create()
        portico.start()
        const ms = performance.now() - start
        portico.destroy()
        return ms
      }).sort((one, other) => one - other)
      return { ms: times[Math.floor(times.length / 2)] ?? 0 }
    },
  }
}
