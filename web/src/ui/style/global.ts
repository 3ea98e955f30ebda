// Imported one by one, not with @import: tokens.css passes through the auto-theme plugin on its way.
import './fonts.css'
import './tokens.css'
import './tones.css'
import './base.css'
