import '../page/page.css'
import { createPortico } from '@portico/controllers'
import { PorticoProvider } from '@portico/react'
import { SessionProvider } from '@portico/react/session'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createOptions } from '../options/createOptions.js'
import { readFields } from '../options/readFields.js'
import { showFailure } from '../page/showFailure.js'
import { startPage } from '../page/startPage.js'
import { SessionPage } from './SessionPage.js'

async function start(): Promise<void> {
  const { manifest } = await startPage()
  const portico = createPortico(createOptions(readFields(location.search), manifest))
  Object.assign(window, { portico })
  const root = document.getElementById('root')
  if (!root) return
  const query = new URLSearchParams(location.search)
  createRoot(root).render(
    <StrictMode>
      <PorticoProvider portico={portico}>
        <SessionProvider
          refetchInterval={Number(query.get('refetchInterval') ?? 0)}
          refetchOnWindowFocus={query.get('refetchOnWindowFocus') !== 'off'}
          refetchWhenOffline={query.get('refetchWhenOffline') !== 'off'}
        >
          <SessionPage isRequired={query.get('session') === 'required'} error={query.get('error')} />
        </SessionProvider>
      </PorticoProvider>
    </StrictMode>,
  )
}

start().catch(showFailure)
