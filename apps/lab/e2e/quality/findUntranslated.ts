import type { Page } from '@playwright/test'

/** Returns the texts of the open modal or the widget, including attributes that are shown or read out. */
function readTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[data-portico][open], main [data-portico]')
    if (!dialog) return []
    const texts: string[] = []
    const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      // Skips hidden text that stands for an image, such as a wallet's initial, messages to sign, and times, which
      // Intl formats.
      if (!walker.currentNode.parentElement?.closest('[aria-hidden="true"], [translate="no"], svg, time'))
        texts.push(walker.currentNode.textContent ?? '')
    }
    for (const element of dialog.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim()).filter(Boolean)
  })
}

/** Returns names and numbers of the story's instance, which are not translated. */
function readFacts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const facts = new Set<string>()
    const seen = new Set<unknown>()
    const collect = (value: unknown) => {
      if (typeof value === 'string') facts.add(value)
      if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) return
      seen.add(value)
      const cache: unknown = 'getQueryCache' in value && Reflect.apply(Object(value.getQueryCache), value, [])
      if (cache) collect(Reflect.apply(Reflect.get(Object(cache), 'getAll'), cache, []))
      for (const each of value instanceof Map ? value.values() : Object.values(value)) collect(each)
    }
    const portico: unknown = Reflect.get(window, 'portico')
    const getState: unknown = Reflect.get(Object(portico), 'getState')
    if (typeof getState !== 'function') throw new Error('The story page shows no instance')
    collect(getState.call(portico))
    // The app's own texts, and the answers of services.
    const internals: unknown = Reflect.get(window, 'internals')
    collect(Reflect.get(Object(internals), 'options'))
    collect(Reflect.get(Object(internals), 'parts'))
    for (const code of Intl.supportedValuesOf('currency'))
      facts.add(new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? '')
    facts.add(location.host)
    const test: unknown = Reflect.get(window, 'test')
    collect(test)
    // Names that the user gave to accounts.
    const read: unknown = Reflect.get(Object(Reflect.get(Object(test), 'storage')), 'getItem')
    const key = `@appkit:${Reflect.get(Object(portico), 'id')}/address_labels`
    const labels: unknown = typeof read === 'function' ? await read(key) : undefined
    if (typeof labels === 'string') collect(JSON.parse(labels))
    // Names of the catalogue's wallets, hosts of their links, and items. A story whose catalogue fails or hangs has none.
    const ask: unknown = Reflect.get(Object(Reflect.get(Object(test), 'catalogue')), 'fetch')
    for (const path of ['getWallets?page=1&entries=1000', 'nfts']) {
      if (typeof ask !== 'function') break
      const url = `https://catalogue.test/${path}`
      const answer: unknown = await ask(url, { signal: AbortSignal.timeout(200) }).catch(() => undefined)
      if (answer instanceof Response && answer.ok) collect(await answer.json())
    }
    for (const fact of [...facts]) if (/^https?:/.test(fact) && URL.canParse(fact)) facts.add(new URL(fact).host)
    return [...facts]
  })
}

/** Returns whether a text went through the pseudo-locale or needs no translation. */
function isTranslated(text: string, facts: readonly string[]): boolean {
  // The rest may only consist of amounts and initials.
  const rest = text.replace(/\[.*\]/gs, '').trim()
  const isAmount = /^[\d.,<~≈\s]*[A-Z][A-Z\d]{1,5}$/.test(rest)
  const isAddress = /^(0x)?[\da-f]*$|^\w{4,}…\w{4,}$/i.test(rest)
  const isStandard = /^ERC-\d+$/.test(rest)
  const isEmail = /^\S+@\S+\.\S+$/.test(rest)
  const [start = '', end] = rest.split('…')
  const isShortened = start !== '' && end && facts.some((fact) => fact.startsWith(start) && fact.endsWith(end))
  const isFact = facts.includes(rest) || Boolean(isShortened)
  return isFact || isAmount || isAddress || isStandard || isEmail || !/\p{Letter}{2,}/u.test(rest)
}

/** Lists the texts of the open modal that did not go through the pseudo-locale. */
export async function findUntranslated(page: Page): Promise<readonly string[]> {
  const facts = await readFacts(page)
  const texts = await readTexts(page)
  if (texts.length === 0) return ['There are no texts']
  return texts.filter((text) => !isTranslated(text, facts))
}
