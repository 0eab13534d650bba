/*
 * What Redis does in one step, in its own language. Moments are ids of the stream of invalidations: `milliseconds-number`.
 */

const isNewer = `
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

/** When Redis had no room to remember when tags were cleared, all of them count as cleared now. */
const remakeTags = `
local function remakeTags(stream, cleared)
  if redis.call('EXISTS', cleared) == 1 then return end
  local newest = redis.call('XREVRANGE', stream, '+', '-', 'COUNT', 1)[1]
  redis.call('HSET', cleared, '*', newest and newest[1] or '0-0')
end
`;

/** KEYS: stream, tags. ARGV: how long tags are remembered (s), who waits, tags. Answers the moment of the invalidation. */
export const announce = `${remakeTags}
remakeTags(KEYS[1], KEYS[2])
local tags = cjson.encode({unpack(ARGV, 3)})
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', 10000, '*', 'by', ARGV[2], 'tags', tags)
for at = 3, #ARGV do redis.call('HSET', KEYS[2], ARGV[at], id) end
redis.call('EXPIRE', KEYS[2], ARGV[1])
return id
`;

/** KEYS: instances, positions. ARGV: instance, how far it has read. Says that it is there. */
export const report = `${isNewer}
redis.call('ZADD', KEYS[1], nowMs(), ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
`;

/** KEYS: instances, positions. ARGV: moment, silence after which an instance counts as gone (ms). Answers how many have not read so far. */
export const countBehind = `${isNewer}
local oldest = nowMs() - ARGV[2]
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', oldest)) do redis.call('HDEL', KEYS[2], gone) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', oldest)
local behind = 0
for _, instance in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local position = redis.call('HGET', KEYS[2], instance)
  if position and isNewer(ARGV[1], position) then behind = behind + 1 end
end
return behind
`;

/** KEYS: page, tags, stream. Answers what is kept, unless one of its tags was cleared since it was begun. */
export const findValid = `${isNewer}${remakeTags}
remakeTags(KEYS[3], KEYS[2])
local kept = redis.call('HMGET', KEYS[1], 'since', 'tags', 'value')
if not kept[1] then return nil end
local tags = cjson.decode(kept[2])
tags[#tags + 1] = '*'
for _, tag in ipairs(tags) do
  local cleared = redis.call('HGET', KEYS[2], tag)
  if cleared and isNewer(cleared, kept[1]) then return nil end
end
return kept[3]
`;

/** KEYS: counter. ARGV: weight, most, span (ms). Counts unless that is too many; answers the milliseconds left then, else 0. */
export const countAttempt = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count + ARGV[1] > tonumber(ARGV[2]) then return math.max(1, redis.call('PTTL', KEYS[1])) end
redis.call('INCRBY', KEYS[1], ARGV[1])
if count == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return 0
`;
