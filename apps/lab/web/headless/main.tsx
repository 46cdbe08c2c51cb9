import '../page/page.css'
import { createPortico } from '@portico/controllers'
import { PorticoProvider } from '@portico/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createOptions } from '../options/createOptions.js'
import { readFields } from '../options/readFields.js'
import { showFailure } from '../page/showFailure.js'
import { startPage } from '../page/startPage.js'
import { Headless } from './Headless.js'

async function start(): Promise<void> {
  const { manifest } = await startPage()
  const portico = createPortico(createOptions(readFields(location.search), manifest))
  Object.assign(window, { portico })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <PorticoProvider portico={portico}>
        <Headless manifest={manifest} />
      </PorticoProvider>
    </StrictMode>,
  )
}

start().catch(showFailure)
