import app from './app.json' with { type: 'json' }
import fare from './fare.json' with { type: 'json' }
import header from './header.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import place from './place.json' with { type: 'json' }

/**
 * The Turkish texts that every visit needs, one file per term. The others are loaded with their
 * features.
 */
export const turkish = { app, fare, header, home, place }
