import { configure } from '@testing-library/react'

// What a test waits for comes at once on an idle machine; a busy one gets time for it. In milliseconds.
configure({ asyncUtilTimeout: 5_000 })
