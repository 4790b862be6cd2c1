import { usualMaintenance } from '@/tools/serve/system-status'

/** Maps of nginx that are the same for every build: from what a request asks to the file that answers it. */
export const fixedMaps = String.raw`# Where the status of a brand is asked; nowhere without a gateway.
map "$livery_gateway $livery_status_call" $livery_status_address {
    default "";
    "~^(?<livery_status_base>\S+) (?<livery_status_path>/\S*) " $livery_status_base$livery_status_path;
    "~^\S* (?<livery_status_url>https?://\S*) " $livery_status_url;
}

map $livery_status_call $livery_status_module {
    default "";
    "~ (?<livery_module>\S+)$" $livery_module;
}

# Name of a zone that proxy_cache_path makes, where the server block sets it.
map $host $livery_status_cache {
    default off;
}

# What the build has written stands before the blank: behind it, where anything may stand, nothing is read as a kind.
map "$livery_known $livery_within" $livery_page {
    default "";
    "~^([^ ]*\|)?([^ =|]*)=(?<livery_kind>home|app|frame|page\.[A-Za-z0-9]+)(\|[^ ]*)? \2\z" $livery_kind;
}

# Where a page is whose language is written in another way than its addresses have it: nowhere if no page is there.
map "$livery_language$livery_within" $livery_proper {
    default $livery_language$livery_within;
    "~^(?<livery_whole>/.+)/\z" $livery_whole;
}

map "$livery_page $livery_spoken /$livery_first" $livery_moved {
    default $livery_proper$is_args$args;
    "~^ " "";
    "~^\S+  " "";
    "~^\S+ (\S+) \1\z" "";
}

# The document of what the address names by its id, which may be gone. As above, case matters.
map "$livery_content $livery_within?$livery_id" $livery_one {
    default "";
    "~^([^ ]*\|)?(?<livery_thing>(gone|promotion)\.[A-Za-z0-9]+)=([^ |]*)(\|[^ ]*)? \4\z" $livery_thing;
}

map $livery_one $livery_document {
    default $livery_one;
    "" $livery_page;
}

# The status that the gateway or the operator says: 1 is maintenance, 2 that this visitor is blocked.
map "$livery_told$livery_asked" $livery_status {
    default "";
    "~^1" 1;
    "~^2" 2;
}

# Seconds after which a program may ask again.
map "$livery_status:$livery_asked_again" $livery_retry_after {
    default "";
    "~^1:(?<livery_seconds>\d+)$" $livery_seconds;
    "~^1:" ${usualMaintenance};
}

map "$livery_status:$livery_document" $livery_shown {
    default "";
    "~^:(?<livery_open>.+)$" $livery_open;
}

map $livery_shown $livery_file {
    default "/-";
    home "/$livery_folder$livery_language/index.html";
    app "/$livery_folder$livery_language/app.html";
    ~^(frame|page|promotion) /$livery_folder$livery_language/$livery_shown.html;
}

# What a request gets that nothing answers. A missing file is never a page.
map "$livery_status$livery_brand:$livery_hidden$uri" $livery_missing {
    default @app;
    "~^1" @maintenance;
    "~^2" @blocked;
    "~^[^:-][^:]*:%" @app;
    "~^[^:]*:/(assets|brand)(/|$)" @missing;
    "~^-:" @neutral;
    "~*\.[a-z0-9]+/*$" @missing;
}

map $livery_shown $livery_unanswered {
    default $livery_missing;
    ~^gone @gone;
}

map "$livery_hidden$livery_known $uri" $livery_call {
    default "";
    "~^%" "";
    "~^[^ ]* /(wps|lgw|lotto)(/|\z)" 1;
    "~^([^ ]*\|)?([^ =|]*)=call(\|[^ ]*)? \2\z" 1;
}

# An encoded dot or slash could name a place of the gateway's that is no call.
map $request_uri $livery_disguised {
    default "";
    "~*^[^?]*(\.\.|%2e|%2f|%5c|\\\\)" 1;
}

map "$request_method:$livery_call" $livery_refused {
    default 1;
    "GET:" "";
    "HEAD:" "";
    "~:1$" "";
}

# A front that ends TLS says so.
map "$scheme:$http_x_forwarded_proto" $livery_scheme {
    default http;
    "~^https:" https;
    "http:https" https;
}
`
