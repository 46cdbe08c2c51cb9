import '@portico/react/styles.css'
import '../page/page.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showFailure } from '../page/showFailure.js'
import { startPage } from '../page/startPage.js'
import { createSsrPortico } from './createSsrPortico.js'
import { SsrApp } from './SsrApp.js'

async function start(): Promise<void> {
  const { manifest, note } = await startPage()
  const portico = createSsrPortico({ cookie: document.cookie, manifest })
  Object.assign(window, { portico })
  const root = document.getElementById('root')
  if (!root) return
  hydrateRoot(
    root,
    <StrictMode>
      <SsrApp portico={portico} />
    </StrictMode>,
    { onRecoverableError: (error) => note(`hydration: ${error instanceof Error ? error.message : error}`) },
  )
}

start().catch(showFailure)
