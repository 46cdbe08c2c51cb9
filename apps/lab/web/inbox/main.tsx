import '../page/page.css'
import './inbox.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { collectErrors } from '../page/collectErrors.js'
import { readManifest } from '../page/readManifest.js'
import { showFailure } from '../page/showFailure.js'
import { Inbox } from './Inbox.js'

async function start(): Promise<void> {
  collectErrors()
  const { services } = await readManifest()
  if (!services.mail) throw new Error('The lab takes no mail')
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <Inbox url={services.mail} />
    </StrictMode>,
  )
}

start().catch(showFailure)
