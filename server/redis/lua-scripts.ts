/*
 * Lua scripts that Redis runs atomically. Positions are ids of the invalidation stream: `milliseconds-sequence`.
 * The tags hash has the position of each tag's last invalidation; its tag `*` counts for every tag.
 */

/** Functions of several scripts: `isNewer` compares positions, `nowMs` reads the clock of Redis. */
const sharedFunctions = `
local function isNewer(one, other)
  local a, b = one:match('^(%d+)'), other:match('^(%d+)')
  if a ~= b then return tonumber(a) > tonumber(b) end
  return tonumber(one:match('(%d+)$')) > tonumber(other:match('(%d+)$'))
end
local function nowMs()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
`;

/** Restores the tags hash after Redis evicted it: all tags count as invalidated at the newest position of the stream. */
const restoreTagsFunction = `
local function restoreTags(stream, tags)
  if redis.call('EXISTS', tags) == 1 then return end
  local newest = redis.call('XREVRANGE', stream, '+', '-', 'COUNT', 1)[1]
  redis.call('HSET', tags, '*', newest and newest[1] or '0-0')
end
`;

/**
 * KEYS: stream, tags. ARGV: lifetime of the tags hash (s), token by which the sender recognizes its message, tags. Adds an invalidation
 * and returns its position. The stream is trimmed to the last 10,000 messages or a few more.
 */
export const addInvalidationScript = `${restoreTagsFunction}
restoreTags(KEYS[1], KEYS[2])
local tags = {}
for at = 3, #ARGV do tags[at - 2] = ARGV[at] end
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', 10000, '*', 'by', ARGV[2], 'tags', cjson.encode(tags))
for at = 3, #ARGV do redis.call('HSET', KEYS[2], ARGV[at], id) end
redis.call('EXPIRE', KEYS[2], ARGV[1])
return id
`;

/** KEYS: instances, positions. ARGV: instance, position. Records that an instance is alive and how far it has read. */
export const reportPositionScript = `${sharedFunctions}
redis.call('ZADD', KEYS[1], nowMs(), ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
`;

/** KEYS: instances, positions. ARGV: position, timeout after which an instance counts as dead (ms). Returns how many instances are behind. */
export const countBehindScript = `${sharedFunctions}
local deadSince = nowMs() - ARGV[2]
for _, dead in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', deadSince)) do redis.call('HDEL', KEYS[2], dead) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', deadSince)
local behind = 0
for _, instance in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local position = redis.call('HGET', KEYS[2], instance)
  if position and isNewer(ARGV[1], position) then behind = behind + 1 end
end
return behind
`;

/** KEYS: entry, tags, stream. Returns a cached value, unless one of its tags was invalidated after its `since`. */
export const getValidEntryScript = `${sharedFunctions}${restoreTagsFunction}
restoreTags(KEYS[3], KEYS[2])
local entry = redis.call('HMGET', KEYS[1], 'since', 'tags', 'value')
if not entry[1] then return nil end
local tags = cjson.decode(entry[2])
tags[#tags + 1] = '*'
for _, tag in ipairs(tags) do
  local invalidatedAt = redis.call('HGET', KEYS[2], tag)
  if invalidatedAt and isNewer(invalidatedAt, entry[1]) then return nil end
end
return entry[3]
`;

/**
 * KEYS: counter, which lives as long as its window. ARGV: weight, maximum, window (ms). Counts an action and returns 0. For an action over
 * the limit, counts nothing and returns the milliseconds until the window ends.
 */
export const consumeRateLimitScript = `
local count = redis.call('GET', KEYS[1])
if (count or 0) + ARGV[1] > tonumber(ARGV[2]) then return math.max(1, count and redis.call('PTTL', KEYS[1]) or ARGV[3]) end
redis.call('INCRBY', KEYS[1], ARGV[1])
if not count then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return 0
`;

/** KEYS: counter. Takes back one counted action of weight 1 while its window lasts. */
export const refundRateLimitScript = `
if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end
`;
