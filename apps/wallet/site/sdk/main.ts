import { createLogger } from '@portico/core'
import { createWalletHost, findEmbedderOrigin } from '@portico/frame-bridge/host'
import { configSchema } from '../../api/apiRoutes.js'
import type { Keeping } from '../../api/keepRoutes.js'
import { showWork } from '../approval/showWork.js'
import { askServer } from '../client/askServer.js'
import { createApi } from '../client/createApi.js'
import { createFrameStore } from '../client/createFrameStore.js'
import { createKeeper } from '../client/createKeeper.js'
import { createOpenSendings } from '../client/createOpenSendings.js'
import { createResume } from '../client/createResume.js'
import { nameNetwork } from '../handlers/nameNetwork.js'
import { tellSent } from '../handlers/tellSent.js'
import { createElement } from '../page/createElement.js'
import { createHandlers } from './createHandlers.js'
import { openStorage } from './openStorage.js'
import { readLanguage } from './readLanguage.js'

/** Returns whether the user has granted this frame access to its site's cookies; `false` if the browser cannot tell. */
async function hasAccess(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'storage-access' as PermissionName })).state === 'granted'
  } catch {
    return false
  }
}

/** Returns whether the frame has user activation; `true` if the browser cannot tell, which then decides itself. */
const isInClick = () => navigator.userActivation?.isActive ?? true

async function start(root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search)
  const projectId = query.get('projectId') ?? ''
  const url = `/api/config?projectId=${encodeURIComponent(projectId)}`
  const { allowedOrigins, chains, solana, version } = await askServer(url, {}, { schema: configSchema })
  const storage = openStorage()
  const store = createFrameStore({ projectId, storage })
  const origin = findEmbedderOrigin(window) ?? ''
  const language = readLanguage(query.get('lang'))
  const toRequest = (keeping: Keeping) => {
    const token = store.getToken()
    return {
      headers: {
        'x-project-id': projectId,
        'x-device': store.device,
        // Else the browser sends the languages of its user.
        ...(language !== undefined && { 'accept-language': language }),
        ...(keeping !== 'storage' && { 'x-keep': keeping, 'x-app': origin }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      hasCookies: keeping === 'partitioned' || keeping === 'open',
    }
  }
  const keeper = createKeeper({
    hasStorage: storage !== undefined,
    ask: (keeping) => createApi(() => toRequest(keeping)),
    store,
    document,
    hasAccess,
    isInClick,
  })
  const askNow = createApi(() => toRequest(keeper.keeping))
  await keeper.find()
  const keepInApp = (token: string) => host.sendSessionUpdate({ token })
  const { ask, resume, settled } = createResume({ ask: askNow, store, keepInApp })
  const sendings = createOpenSendings({ projectId, app: origin, storage: openStorage('sessionStorage') })
  const firstChainId = query.get('chainId') ?? '1'
  const host = createWalletHost({
    allowedOrigins,
    keepsLogin: keeper.keeping !== 'app',
    signsIn: true,
    onArrival: (request) => nameNetwork({ store, firstChainId }, request),
    ...(version !== undefined && { version }),
    ...(query.get('enableLogger') === 'true' && { logger: createLogger({ level: 'warn' }) }),
    handlers: createHandlers({
      ask,
      store,
      keeper,
      resume,
      settled,
      keepInApp,
      sendings,
      chains,
      solana,
      app: origin,
      firstChainId,
      async approve(sheet, signal) {
        const { askPerson } = await import('../approval/askPerson.js')
        return askPerson({ root, sheet, origin, signal })
      },
      showWork: (text, work) => showWork({ root, text, work }),
    }),
  })
  host.ready()
  void tellSent({ ask, sendings }, host)
}

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    // An embedder that is not allowed learns nothing. A user who opens the page directly reads what it is for.
    if (window.parent === window)
      root.append(createElement('p', { role: 'alert' }, 'This page is a wallet for apps that embed it.'))
    reportError(error)
  })
