import { rebuildIndexes } from '../domains/search/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'

/** After the mapping has changed. Searching goes on; broken off, it goes on where it was. */
const platform = await openPlatform(readConfig(), 'search-rebuild')
await rebuildIndexes(scopeOf(platform, { kind: 'system' }), (line) => console.log(line))
await platform.close()
